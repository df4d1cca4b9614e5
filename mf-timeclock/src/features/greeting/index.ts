export { Greeting } from './Greeting.js';
