import { useApolloClient } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { useState } from 'react';
import { useChange } from '../../../parts/use-change.js';
import { UpdateOrganization } from './organization.graphql.js';
import { changesIn, type Organization, type SettingsValues, valuesOf, whatIsWrong } from './settings-values.js';

/** The settings as they are saved, under what was changed and not saved yet. A failure loses nothing. */
export function useSettingsForm(saved: Organization) {
  const client = useApolloClient();
  const { refresh } = useSession();
  const [changed, setChanged] = useState<Partial<SettingsValues>>({});
  const { busy, errors, setErrors, change } = useChange();
  const values = { ...valuesOf(saved), ...changed };

  const set = (one: Partial<SettingsValues>) => {
    setChanged({ ...changed, ...one });
    // What was said about the old value is void.
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in one))));
  };
  const discard = () => {
    setChanged({});
    setErrors({});
  };
  async function save(): Promise<void> {
    const wrong = whatIsWrong(values);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const send = async () => {
      await client.mutate({ mutation: UpdateOrganization, variables: { input: changesIn(values, saved) } });
      setChanged({});
      // Name and timezone stand everywhere else too.
      await refresh();
    };
    await change({ send, done: 'Settings updated successfully', failed: 'Failed to update settings' });
  }

  const differs = Object.keys(changed).some((name) => {
    const field = name as keyof SettingsValues;
    return values[field] !== valuesOf(saved)[field];
  });
  return { values, set, errors, busy, save, discard, dirty: differs };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
