export { ToastProvider, useDismissToast } from './ToastProvider.js';
