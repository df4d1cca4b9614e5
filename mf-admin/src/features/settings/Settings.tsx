import { useSession } from '@timetrack/contracts';
import { Link, useLocation, useNavigate } from '@timetrack/contracts/routing';
import { cn, Field, Select } from '@timetrack/ui';
import { ScreenHeader } from '../../components/Layout.js';
import { ApiKeysCard } from './api-keys/ApiKeysCard.js';
import { ClientErrorsCard } from './client-errors/ClientErrorsCard.js';
import { EarningCodesCard } from './earning-codes/EarningCodesCard.js';
import { ExportTemplatesCard } from './exports/ExportTemplatesCard.js';
import { GeneralSettings, PaySettings } from './organization/OrganizationSettings.js';
import { PayPeriodsCard } from './pay-periods/PayPeriodsCard.js';
import { PlacesCard } from './places/PlacesCard.js';
import { PoliciesCard } from './policies/PoliciesCard.js';
import { SignOffCard } from './sign-off/SignOffCard.js';
import { SyncCard } from './sync/SyncCard.js';

/** Each part has an address of its own: `/settings/pay`. */
const parts = [
  { id: 'general', label: 'General', Content: GeneralSettings },
  { id: 'places', label: 'Places', Content: PlacesCard },
  { id: 'pay', label: 'Pay rules', Content: PaySettings },
  { id: 'pay-periods', label: 'Pay periods', Content: PayPeriodsCard },
  { id: 'sign-off', label: 'Sign-off', Content: SignOffCard },
  { id: 'time-off', label: 'Time off', Content: PoliciesCard },
  { id: 'earning-codes', label: 'Earning codes', Content: EarningCodesCard },
  { id: 'payroll-files', label: 'Payroll files', Content: ExportTemplatesCard },
  { id: 'api-keys', label: 'API keys', Content: ApiKeysCard },
  { id: 'quickbooks', label: 'QuickBooks', Content: SyncCard },
  { id: 'errors', label: 'Errors', Content: ClientErrorsCard },
] as const;

const addressOf = (id: string) => `/settings/${id}`;

/** `/settings` is the first part, and so is an address without one. */
export function Settings() {
  const { name } = useSession().user.organization;
  const { pathname } = useLocation();
  const { id, Content } = parts.find((part) => pathname === addressOf(part.id)) ?? parts[0];
  return (
    <div className="ad:mx-auto ad:flex ad:w-full ad:max-w-5xl ad:flex-col ad:gap-6">
      <ScreenHeader title="Organization" description={`Settings of ${name}`} />
      <div className="ad:flex ad:flex-col ad:gap-6 ad:md:flex-row ad:md:items-start">
        <Index current={id} />
        <div className="ad:flex ad:min-w-0 ad:flex-1 ad:flex-col ad:gap-6">
          <Content key={id} />
        </div>
      </div>
    </div>
  );
}

/** Links next to the part, or a select above it on a phone. Each part guards its unsaved changes. */
function Index({ current }: { readonly current: string }) {
  const navigate = useNavigate();
  return (
    <>
      <Field label="Part" className="ad:md:hidden">
        <Select
          value={current}
          onChange={({ target }) => void navigate(addressOf(target.value))}
          options={parts.map(({ id, label }) => [id, label])}
        />
      </Field>
      <nav aria-label="Settings" className="ad:hidden ad:w-44 ad:shrink-0 ad:md:sticky ad:md:top-6 ad:md:block">
        <ul className="ad:flex ad:flex-col ad:gap-0.5">
          {parts.map(({ id, label }) => (
            <li key={id}>
              <Link
                to={addressOf(id)}
                aria-current={id === current ? 'page' : undefined}
                className={cn(
                  'ad:flex ad:min-h-9 ad:items-center ad:rounded-md ad:px-3 ad:text-sm ad:pointer-coarse:min-h-11',
                  id === current
                    ? 'ad:bg-accent ad:font-medium ad:text-accent-foreground'
                    : 'ad:text-muted-foreground ad:hover:bg-accent ad:hover:text-foreground',
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
