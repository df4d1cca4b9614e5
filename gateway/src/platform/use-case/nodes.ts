import { z } from 'zod';
import type { Viewer } from '../auth/viewer.js';
import { idInput } from '../database/ids.js';
import type { UseCase } from './use-case.js';

export const nodesInput = z.object({ ids: z.array(idInput) });

/** An interface, so that type-graphql passes the object itself: a copy would lack its getters. */
export interface Identified {
  readonly id: string;
}

/** How to read the objects of one type. Ids that the caller may not read have no object in the result. */
export interface NodeReader {
  readonly type: string;
  readonly useCase: UseCase<string, typeof nodesInput, Viewer, readonly Identified[]>;
}
