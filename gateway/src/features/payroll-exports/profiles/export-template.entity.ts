import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TenantScoped } from '../../../platform/database/tenant.js';
import type { ExportLayout } from '../layouts/export-layout.types.js';
import type { PresetKey } from '../layouts/export-presets.types.js';

@TenantScoped()
@Entity({ tableName: 'export_templates' })
export class ExportTemplate {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  organizationId!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  preset!: PresetKey | null;

  @Property({ type: 'json', columnType: 'jsonb' })
  layout!: ExportLayout;
}
