export { accountPath } from './own-screens.js';
export { ScreenRoutes } from './ScreenRoutes.js';
