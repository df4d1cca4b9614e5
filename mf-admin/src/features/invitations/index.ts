export { Invitations } from './Invitations.js';
