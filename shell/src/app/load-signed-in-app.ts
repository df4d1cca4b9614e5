import { nextTask } from '@timetrack/ui/next-task';

/** What the app needs and takes long to start. Each starts in a task of its own, so that none of them is long. */
const libraries = [() => import('@timetrack/client'), () => import('@timetrack/screens/basics')];

/** The half of the shell for signed-in users. A page loads one of the two; the build gives the files their names. */
export async function loadSignedInApp() {
  for (const load of libraries) {
    await load();
    await nextTask();
  }
  return import(/* webpackChunkName: "signed-in" */ './SignedInApp.js');
}
