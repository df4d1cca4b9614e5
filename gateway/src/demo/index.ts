export { demoSignIns } from './cast.js';
export { seedDemo } from './seed-demo.js';
