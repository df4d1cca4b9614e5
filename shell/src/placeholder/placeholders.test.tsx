import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ToastProvider } from '../common/ToastProvider.js';
import { SignInPage } from '../sign-in/SignInPage.js';
import { SignInPlaceholder } from './placeholders.js';

const nothing = async () => undefined;
const readText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('the placeholder of the sign-in page reads like the page, and has nowhere to type', () => {
  const placeholder = renderToStaticMarkup(<SignInPlaceholder />);
  const page = renderToStaticMarkup(
    <ToastProvider>
      <SignInPage
        email=""
        onLogin={nothing}
        onRegister={nothing}
        onFirstInput={() => undefined}
        onForgot={() => undefined}
      />
    </ToastProvider>,
  );
  expect(readText(page)).toContain(readText(placeholder));
  expect(placeholder).not.toMatch(/<input|<form/);
});
