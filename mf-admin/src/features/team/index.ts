export { Team } from './Team.js';
