import 'reflect-metadata';
import { abilitiesOf } from './access/index.js';
import { roles } from './platform/auth/viewer.js';

// `node gateway/dist/emit-role-abilities.js`: what each role may do, as JSON, for `npm run codegen`.
process.stdout.write(JSON.stringify(Object.fromEntries(roles.map((role) => [role, abilitiesOf({ role })]))));
