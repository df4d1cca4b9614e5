import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow, TenantScoped } from '../../../platform/database/tenant.js';
import type { ExemptPeople } from '../layouts/export-field.types.js';
import type { ExportLayout } from '../layouts/export-layout.types.js';
import type { PresetKey } from '../layouts/export-presets.types.js';

@TenantScoped()
@Entity({ tableName: 'export_templates' })
export class ExportTemplate extends TenantRow {
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  preset!: PresetKey | null;

  @Property({ type: 'json', columnType: 'jsonb' })
  layout!: ExportLayout;

  @Property({ type: 'text' })
  exemptPeople!: ExemptPeople;
}
