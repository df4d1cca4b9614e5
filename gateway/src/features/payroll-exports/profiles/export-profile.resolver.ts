import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { previewExport } from './export-preview.service.js';
import { PreviewExportInput } from './export-profile.inputs.js';
import { exportPresets, exportProfiles } from './export-profile.service.js';
import {
  type ExportPreset,
  ExportPresetType,
  type ExportPreview,
  ExportPreviewType,
  type ExportProfile,
  ExportProfileType,
} from './export-profile.types.js';

@Resolver()
export class ExportProfileResolver {
  @Query(() => [ExportProfileType], {
    description: 'The kinds of payroll files: the built-in ones, then the organization’s templates by name.',
  })
  exportProfiles(@Ctx() context: RequestContext): Promise<ExportProfile[]> {
    return context.execute(exportProfiles, {});
  }

  @Query(() => [ExportPresetType], { description: 'Layouts of payroll providers, from which a template is made.' })
  exportPresets(@Ctx() context: RequestContext): Promise<ExportPreset[]> {
    return context.execute(exportPresets, {});
  }

  @Query(() => ExportPreviewType, {
    description: 'The first lines of a file: of a profile, or of a layout that is not saved yet.',
  })
  previewExport(
    @Ctx() context: RequestContext,
    @Arg('input', () => PreviewExportInput, { description: 'The profile or layout, and the dates.' })
    input: InstanceType<typeof PreviewExportInput>,
  ): Promise<ExportPreview> {
    return context.execute(previewExport, input);
  }
}
