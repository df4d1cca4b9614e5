import { z } from 'zod';
import { uploadedFile } from '../bodies/uploads.js';

type AnySchema = z.core.$ZodType;
type Direction = 'input' | 'output';

export type FindTypeName = (schema: AnySchema, direction: Direction) => string | undefined;

/**
 * The schemas of the OpenAPI document (JSON Schema 2020-12, as in OpenAPI 3.1). Each object and enum has a name, under which
 * it appears once. The name comes from the schema: `.meta({ id: 'Timesheet' })`, or the name of its GraphQL type. An object
 * without one is named after where it first occurs: `PayrollEntryLine`.
 */
export class SchemaCatalog {
  private readonly registry = z.registry<{ id: string }>();
  private readonly names = new Map<string, AnySchema>();
  private schemas: Readonly<Record<string, JsonSchema>> | undefined;

  constructor(private readonly findTypeName: FindTypeName) {}

  /** Adds the schema of a request or a response. Returns the key under which `schemaOf` finds it. */
  add(schema: AnySchema, direction: Direction, place: string): string {
    this.nameWithin(schema, direction, place);
    const known = this.registry.get(schema)?.id;
    if (known) return known;
    return this.register(schema, `${anonymous}${place}`);
  }

  /** The same for the parameters of a request: its members become parameters, so it has no name of its own. */
  addParameters(schema: AnySchema, place: string): string {
    for (const [part, inner] of partsOf([...lineOf(schema)].at(-1) as AnySchema)) {
      this.nameWithin(inner, 'input', place + pascalCase(part));
    }
    return this.registry.get(schema)?.id ?? this.register(schema, `${anonymous}${place}`);
  }

  /** The schema of a request or a response: a reference if it is named. */
  schemaOf(key: string): JsonSchema {
    return key.startsWith(anonymous) ? (this.convert()[key] as JsonSchema) : { $ref: addressOf(key) };
  }

  contentOf(key: string): JsonSchema {
    return this.convert()[key] as JsonSchema;
  }

  components(): Readonly<Record<string, JsonSchema>> {
    const named = Object.entries(this.convert()).filter(([key]) => !key.startsWith(anonymous));
    return Object.fromEntries(named.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  private nameOf(schema: AnySchema, direction: Direction): string | undefined {
    return z.globalRegistry.get(schema as z.ZodType)?.id ?? this.findTypeName(schema, direction);
  }

  /** Names the objects and enums in a schema, and registers the schema itself without a name unless it has one. */
  private nameWithin(schema: AnySchema, direction: Direction, place: string): void {
    const copies = [...lineOf(schema)];
    if (copies.some((copy) => this.registry.has(copy))) return;
    const origin = copies.at(-1) as AnySchema;
    const named = copies.find((copy) => this.nameOf(copy, direction));
    if (named) this.register(named, this.nameOf(named, direction) as string);
    else if (origin._zod.def.type === 'object') this.register(origin, this.unusedName(place));
    const name = this.registry.get(named ?? origin)?.id ?? place;
    for (const [part, inner] of partsOf(origin)) {
      this.nameWithin(inner, direction, part ? name + pascalCase(part) : name);
    }
  }

  private register(schema: AnySchema, name: string): string {
    const other = this.names.get(name);
    if (other && other !== schema) throw new Error(`two schemas of the REST API have the name ${name}`);
    this.names.set(name, schema);
    this.registry.add(schema as z.ZodType, { id: name });
    return name;
  }

  private unusedName(place: string): string {
    let name = place;
    for (let count = 2; this.names.has(name); count += 1) name = `${place}${count}`;
    return name;
  }

  private convert() {
    this.schemas ??= withoutDialect(
      z.toJSONSchema(this.registry, {
        ...jsonSchemaOptions,
        uri: addressOf,
      }).schemas,
    );
    return this.schemas;
  }
}

const anonymous = '#';
const addressOf = (name: string) => `#/components/schemas/${name}`;

function withoutDialect(schemas: Readonly<Record<string, object>>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $schema: _dialect, $id: _id, id: _name, ...rest } = schema as Record<string, unknown>;
      return [name, withoutUnicodeClasses(rest) as JsonSchema];
    }),
  );
}

/**
 * Leaves out patterns such as `\p{L}`: without the flag `u`, which JSON Schema cannot set, they mean something else. The
 * gateway still checks them.
 */
function withoutUnicodeClasses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnicodeClasses);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name, one]) => name !== 'pattern' || !isUnicodePattern(one));
  const { allOf, ...rest } = Object.fromEntries(members.map(([name, one]) => [name, withoutUnicodeClasses(one)]));
  const parts = Array.isArray(allOf) ? allOf.filter((part) => Object.keys(part as object).length > 0) : [];
  return parts.length > 0 ? { ...rest, allOf: parts } : rest;
}

const isUnicodePattern = (pattern: unknown): boolean => typeof pattern === 'string' && pattern.includes('\\p{');

/** `.meta()` and `.refine()` copy a schema and remember the original as the parent. */
function* lineOf(schema: AnySchema): Generator<AnySchema> {
  for (let copy: AnySchema | undefined = schema; copy; copy = copy._zod.parent) yield copy;
}

function partsOf(schema: AnySchema): (readonly [part: string, schema: AnySchema])[] {
  const def = schema._zod.def as z.core.$ZodTypeDef & Record<string, unknown>;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape as Record<string, AnySchema>).map(([name, inner]) => [
        singular(name, inner),
        inner,
      ]);
    case 'array':
      return [['', def.element as AnySchema]];
    case 'union':
      return (def.options as AnySchema[]).map((inner) => ['', inner]);
    case 'record':
      return [['', def.valueType as AnySchema]];
    case 'pipe':
      return [['', def.in as AnySchema]];
    case 'intersection':
      return [
        ['', def.left as AnySchema],
        ['', def.right as AnySchema],
      ];
    default:
      return 'innerType' in def ? [['', def.innerType as AnySchema]] : [];
  }
}

/** The name of one element of a list: `breaks` → `break`. */
function singular(name: string, schema: AnySchema): string {
  const def = schema._zod.def as { readonly type: string; readonly innerType?: AnySchema };
  if (def.innerType) return singular(name, def.innerType);
  if (def.type !== 'array') return name;
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.replace(/s$/, '');
}

export function pascalCase(text: string): string {
  return text.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** A part of the document that is not a schema. */
export type DocumentPart = Readonly<Record<string, unknown>>;

/** A schema as zod writes it. */
export interface JsonSchema {
  readonly [member: string]: unknown;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly format?: string;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** How schemas of inputs and responses become JSON Schema 2020-12, as in OpenAPI 3.1. */
const jsonSchemaOptions: NonNullable<Parameters<typeof z.toJSONSchema>[1]> = {
  io: 'input',
  target: 'draft-2020-12',
  // Dates and files have no JSON Schema. `override` describes them.
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }) => {
    if (zodSchema === (uploadedFile as unknown)) Object.assign(jsonSchema, { type: 'string', format: 'binary' });
    if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
  },
};

/** The JSON Schema of an input, without references. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, jsonSchemaOptions);
  return rest as JsonSchema;
}
