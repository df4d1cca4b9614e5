import type { ScheduledJob } from '../jobs/index.js';
import type { Sweep, SweepContext } from './sweep.js';

/** Makes each sweep a scheduled job. A failure is logged, and the next interval tries again. */
export function sweepSchedules(sweeps: readonly Sweep[], context: SweepContext): ScheduledJob[] {
  return sweeps.map((sweep) => ({
    name: `sweep.${sweep.name}`,
    everyMinutes: sweep.everyMinutes,
    run: async () => {
      try {
        const removed = await sweep.run(context);
        if (removed) context.logger.info({ sweep: sweep.name, removed }, 'swept');
      } catch (error) {
        context.logger.error({ err: error, sweep: sweep.name }, 'a sweep failed');
      }
    },
  }));
}
