import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { type ExportProfile, ExportProfileType } from '../profiles/export-profile.types.js';
import { CreateExportTemplateInput, UpdateExportTemplateInput } from './export-template.inputs.js';
import { createExportTemplate, deleteExportTemplate, updateExportTemplate } from './export-template.service.js';

@Resolver()
export class ExportTemplateResolver {
  @Mutation(() => ExportProfileType)
  createExportTemplate(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateExportTemplateInput) input: InstanceType<typeof CreateExportTemplateInput>,
  ): Promise<ExportProfile> {
    return context.execute(createExportTemplate, input);
  }

  @Mutation(() => ExportProfileType)
  updateExportTemplate(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdateExportTemplateInput) input: InstanceType<typeof UpdateExportTemplateInput>,
  ): Promise<ExportProfile> {
    return context.execute(updateExportTemplate, { ...input, id });
  }

  @Mutation(() => Boolean)
  deleteExportTemplate(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(deleteExportTemplate, { id });
  }
}
