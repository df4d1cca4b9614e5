/** What the gateway answers, around the objects that a test names. */

/** The reads of the viewer. */
export const aViewer = <Reads extends object>(reads: Reads) => ({
  viewer: { __typename: 'Viewer' as const, ...reads },
});

/** The last page of a connection: `aConnection('Job', [job])`. */
export const aConnection = <Type extends string, Node>(type: Type, nodes: Node[]) => ({
  __typename: `${type}Connection` as const,
  nodes,
  pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null },
});

/** The payload of a mutation: `aPayload('scheduleCreate', { schedule })`. */
export function aPayload<Mutation extends string, Members extends object>(mutation: Mutation, members: Members) {
  const __typename = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`;
  return { [mutation]: { __typename, ...members } } as {
    [Name in Mutation]: Members & { __typename: `${Capitalize<Mutation>}Payload` };
  };
}
