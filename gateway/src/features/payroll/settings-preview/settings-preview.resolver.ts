import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { PreviewSettingsInput } from './settings-preview.inputs.js';
import { previewSettings } from './settings-preview.service.js';
import { type SettingsPreview, SettingsPreviewType } from './settings-preview.types.js';

@Resolver()
export class SettingsPreviewResolver {
  @Query(() => SettingsPreviewType, {
    description: 'What a change of pay rules would change in open pay periods. Stores nothing.',
  })
  previewSettings(
    @Ctx() context: RequestContext,
    @Arg('input', () => PreviewSettingsInput, { description: 'The new rules, and the day from which they would hold.' })
    input: InstanceType<typeof PreviewSettingsInput>,
  ): Promise<SettingsPreview> {
    return context.execute(previewSettings, input);
  }
}
