const hiddenKey = (organizationId: string) => `timetrack-first-steps-hidden:${organizationId}`;

/** Whether this browser no longer shows the first steps, because the viewer hid them or all of them were done. */
export const areStepsHidden = (organizationId: string) => localStorage.getItem(hiddenKey(organizationId)) !== null;

export const hideSteps = (organizationId: string) => localStorage.setItem(hiddenKey(organizationId), 'yes');
