import { screen } from '@testing-library/react';
import type { renderScreen } from '@timetrack/testing';

/** Opens a field for a job, searches for the name, and picks the job. */
export async function chooseJob(
  user: ReturnType<typeof renderScreen>['user'],
  name: string,
  field: string | RegExp = 'Job',
): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: field }));
  await screen.findAllByRole('option');
  await user.type(screen.getByRole('combobox', { name: field }), name);
  await user.click(await screen.findByRole('option', { name }));
}
