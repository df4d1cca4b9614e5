export { demoOrganization, demoSignIns } from './cast.js';
export { type DemoParts, seedDemo } from './seed-demo.js';
