export { ScreenRoutes } from './ScreenRoutes.js';
export { accountPath } from './shell-screens.js';
