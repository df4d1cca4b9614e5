import { lazy, Suspense } from 'react';

/** Loaded when the page is idle. Without a network, there is nothing to remind of. */
const SignReminder = lazy(async () => {
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });
  const reminder = await import('../sign-reminder/index.js').catch(() => null);
  return { default: reminder?.SignReminder ?? (() => null) };
});

export function SignReminderLater() {
  return (
    <Suspense fallback={null}>
      <SignReminder />
    </Suspense>
  );
}
