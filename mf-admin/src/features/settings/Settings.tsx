import { useSession } from '@timetrack/contracts';
import { ScreenHeader } from '../../components/Layout.js';
import { ApiKeysCard } from './api-keys/ApiKeysCard.js';
import { ClientErrorsCard } from './client-errors/ClientErrorsCard.js';
import { EarningCodesCard } from './earning-codes/EarningCodesCard.js';
import { ExportTemplatesCard } from './exports/ExportTemplatesCard.js';
import { JobsCard } from './jobs/JobsCard.js';
import { OrganizationSettings } from './organization/OrganizationSettings.js';
import { PayPeriodsCard } from './pay-periods/PayPeriodsCard.js';
import { PoliciesCard } from './policies/PoliciesCard.js';
import { SignOffCard } from './sign-off/SignOffCard.js';
import { SyncCard } from './sync/SyncCard.js';

export function Settings() {
  const { name } = useSession().user.organization;
  return (
    <div className="ad:mx-auto ad:flex ad:w-full ad:max-w-4xl ad:flex-col ad:gap-6">
      <ScreenHeader title="Organization" description={`Settings of ${name}`} />
      <OrganizationSettings />
      <PayPeriodsCard />
      <SignOffCard />
      <JobsCard />
      <PoliciesCard />
      <EarningCodesCard />
      <ExportTemplatesCard />
      <ApiKeysCard />
      <SyncCard />
      <ClientErrorsCard />
    </div>
  );
}
