import { generateOperations, writeAll } from '../codegen/index.mjs';

/** Writes only the types of the modules' operations, for the test: `npm run codegen` would also build the gateway. */
writeAll(await generateOperations());
