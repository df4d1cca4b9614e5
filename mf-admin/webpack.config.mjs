import { moduleConfig } from '@timetrack/tooling/webpack';

export default moduleConfig({ dirname: import.meta.dirname });
