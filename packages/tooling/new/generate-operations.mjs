import { generateOperations, writeAll } from '../codegen/index.mjs';

/** Writes the types of the modules' operations alone, for the test: `npm run codegen` also builds the gateway. */
writeAll(await generateOperations());
