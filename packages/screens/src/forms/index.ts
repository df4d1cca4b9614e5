export { Controller, useWatch } from 'react-hook-form';
export { useZodForm, type ZodForm, type ZodFormOptions } from './use-zod-form.js';
