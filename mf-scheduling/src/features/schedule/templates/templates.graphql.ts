import { graphql } from '../../../gql/index.js';

export const LoadTemplates = graphql(`
  query Scheduling_Templates_Load {
    viewer {
      shiftTemplates(first: 100) {
        nodes {
          id
          ...Templates_template
        }
      }
    }
  }
`);

export const CreateTemplate = graphql(`
  mutation Scheduling_Templates_Create($input: ShiftTemplateCreateInput!) {
    shiftTemplateCreate(input: $input) {
      shiftTemplate {
        id
        ...Templates_template
      }
    }
  }
`);

export const UpdateTemplate = graphql(`
  mutation Scheduling_Templates_Update($input: ShiftTemplateUpdateInput!) {
    shiftTemplateUpdate(input: $input) {
      shiftTemplate {
        id
        ...Templates_template
      }
    }
  }
`);

export const DeleteTemplate = graphql(`
  mutation Scheduling_Templates_Delete($input: ShiftTemplateDeleteInput!) {
    shiftTemplateDelete(input: $input) {
      deletedShiftTemplateId
    }
  }
`);

export const OrderTemplates = graphql(`
  mutation Scheduling_Templates_Order($input: ShiftTemplateOrderInput!) {
    shiftTemplateOrder(input: $input) {
      shiftTemplates {
        id
      }
    }
  }
`);

/** Creates a draft from a template. Returns the conflicts, because a press on a cell does not show them before it saves. */
export const ApplyTemplate = graphql(`
  mutation Scheduling_Templates_Apply($input: ShiftTemplateApplyInput!) {
    shiftTemplateApply(input: $input) {
      schedule {
        id
        ...Board_schedule
        conflicts {
          code
        }
      }
    }
  }
`);
