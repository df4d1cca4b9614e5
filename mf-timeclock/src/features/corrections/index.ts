export { CorrectionDialog } from './CorrectionDialog.js';
export { Requests, RequestsLabel } from './requests/Requests.js';
