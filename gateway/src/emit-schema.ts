import 'reflect-metadata';
import { features } from './features.composition.js';
import { schemaOf, textOfSchema } from './platform/graphql/schema/schema.builder.js';

// `node gateway/dist/emit-schema.js > gateway/schema.graphql`
process.stdout.write(textOfSchema(await schemaOf(features)));
