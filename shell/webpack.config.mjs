import { shellConfig } from '@timetrack/tooling/webpack';

export default shellConfig({ dirname: import.meta.dirname });
