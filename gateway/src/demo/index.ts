export { demoSignIns } from './cast.data.js';
export { seedDemo } from './demo.seed.js';
