export { RegistrationPage } from './RegistrationPage.js';
