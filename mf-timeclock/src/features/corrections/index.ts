export { CorrectionDialog } from './CorrectionDialog.js';
export { Requests } from './requests/Requests.js';
export { RequestsLabel } from './requests/RequestsLabel.js';
