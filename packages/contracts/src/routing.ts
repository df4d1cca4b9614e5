/**
 * The part of the router that screens may use. Modules import it from here only, so that the router is shared once and
 * contains nothing else.
 */
export { Link, NavLink, useLocation, useNavigate } from 'react-router';
export { type DialogGuard, isOpenedHere, openedHere, useGuardedDialog, useUnsavedChanges } from './guarded-dialog.js';
export { NavigationGuard, useConfirmLeaving } from './navigation-guard.js';
export { useSearchParams } from './search-params.js';
