export { PtoRequests } from './approval/PtoRequests.js';
export { TimeOff } from './my/TimeOff.js';
export { RecordTimeOff } from './record/RecordTimeOff.js';
