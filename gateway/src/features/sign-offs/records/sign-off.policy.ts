import { managersAndAccountants } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { type Condition, everyRow, where } from '../../../platform/read-model/index.js';

export function signOffsVisibleTo(viewer: Viewer): Condition {
  return managersAndAccountants.includes(viewer.role) ? everyRow : where`user_id = ${viewer.userId}::uuid`;
}
