import { graphql } from '../../../gql/index.js';

export const DeleteSchedule = graphql(`
  mutation Scheduling_Schedule_Delete($id: ID!) {
    deleteSchedule(id: $id)
  }
`);
