import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import { CustomOvertimeRule } from '../overtime-rules/overtime-rule.entity.js';
import { Position } from '../positions/position.entity.js';

type PositionOverrides = Pick<Position, 'organizationId'> & Partial<Pick<Position, 'name' | 'retiredAt'>>;

export async function aPosition(orm: MikroORM, overrides: PositionOverrides): Promise<Position> {
  const em = orm.em.fork();
  const position = em.create(Position, { id: newId(), name: 'Electrician', ...overrides });
  await em.flush();
  return position;
}

type RuleOverrides = Pick<CustomOvertimeRule, 'organizationId'> &
  Partial<Pick<CustomOvertimeRule, 'name' | 'retiredAt'>>;

/** A rule with overtime after nine hours a day. */
export async function anOvertimeRule(orm: MikroORM, overrides: RuleOverrides): Promise<CustomOvertimeRule> {
  const em = orm.em.fork();
  const rule = em.create(CustomOvertimeRule, {
    ...{ id: newId(), name: 'Nine hours', country: 'US', source: 'Collective agreement, art. 12' },
    ...{ dailyMinutes: 540, dailyDoubleMinutes: null, weeklyMinutes: null, consecutiveMinutes: null, nthDay: null },
    ...overrides,
  });
  await em.flush();
  return rule;
}
