export { WorkerHome } from './WorkerHome.js';
