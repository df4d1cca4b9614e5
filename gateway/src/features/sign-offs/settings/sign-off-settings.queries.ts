import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { SignOffSettings } from './sign-off-settings.types.js';

/** The settings of an organization that has not chosen any. */
const defaultSettings: SignOffSettings = { enabled: false, statement: '', questions: [], remindDays: 1 };

const select = `
  select enabled, statement, questions, remind_days as "remindDays"
  from sign_off_settings where organization_id = :organization`;

export async function readSignOffSettings(em: EntityManager): Promise<SignOffSettings> {
  const [found] = await tenantSql(em).query<SignOffSettings>(select);
  return found ?? defaultSettings;
}

const upsert = `
  insert into sign_off_settings (organization_id, enabled, statement, questions, remind_days)
  values (:organization, ?, ?, ?::jsonb, ?)
  on conflict (organization_id) do update
  set enabled = excluded.enabled, statement = excluded.statement, questions = excluded.questions,
      remind_days = excluded.remind_days`;

export async function storeSignOffSettings(em: EntityManager, settings: SignOffSettings): Promise<void> {
  const { enabled, statement, questions, remindDays } = settings;
  await tenantSql(em).run(upsert, [enabled, statement, JSON.stringify(questions), remindDays]);
}
