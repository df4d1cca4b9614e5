import 'reflect-metadata';
import { features } from './composition/features.js';
import { schemaOf, textOfSchema } from './platform/graphql/schema/schema.js';

// `node gateway/dist/emit-schema.js > gateway/schema.graphql`
process.stdout.write(textOfSchema(await schemaOf(features)));
