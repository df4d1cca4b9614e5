export { FormCard, SignInFrame } from './SignInFrame.js';
export { SignInPage } from './SignInPage.js';
