import { command } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import type { UseCase } from '../../../platform/use-case/index.js';
import { reopenPeriod } from '../closing.service.js';
import type { PayPeriodPorts } from '../pay-period-ports.types.js';
import { decideReopeningInput } from './reopening.inputs.js';
import { presentReopeningRequest } from './reopening.presenter.js';
import { decide } from './reopening.service.js';
import type { ReopeningRequestView } from './reopening.types.js';

type ApproveReopening = UseCase<'approveReopening', typeof decideReopeningInput, Viewer, ReopeningRequestView>;

export function approveReopeningCommand(ports: PayPeriodPorts): ApproveReopening {
  return command('approveReopening', decideReopeningInput, async (context, input) => {
    const { viewer, record } = context;
    const request = await decide(context, input, 'APPROVED');
    const { id, startDate, endDate, note } = request;
    const changes = { status: { before: 'PENDING', after: 'APPROVED' }, startDate, endDate, note: { after: note } };
    record({ action: 'reopening.approved', subjectType: 'REOPENING_REQUEST', subjectId: id, changes });
    await reopenPeriod(context, ports, startDate);
    return presentReopeningRequest(viewer, request);
  });
}
