import { graphql } from '../../../gql/index.js';

export const ExportLayoutFields = graphql(`
  fragment ExportTemplates_layout on ExportLayout {
    columns {
      header
      field
      value
    }
    rows
    hasHeader
    preamble
    separator
    decimalMark
    dateFormat
    quoting
    lineEnd
    encoding
    extension
  }
`);

export const LoadExportTemplates = graphql(`
  query Admin_ExportTemplates_Load {
    viewer {
      exportProfiles(first: 1000) {
        nodes {
          id
          kind
          name
          description
          isVerified
          preset
          exemptPeople
          layout {
            rows
            ...ExportTemplates_layout
          }
        }
      }
      exportPresets {
        key
        name
        note
        source
        isVerified
        exemptPeople
        layout {
          rows
          ...ExportTemplates_layout
        }
      }
    }
  }
`);

export const PreviewExport = graphql(`
  query Admin_ExportTemplates_Preview(
    $layout: ExportLayoutInput!
    $preset: ExportPresetKey
    $exemptPeople: ExportExemptPeople
  ) {
    viewer {
      previewExport(input: { layout: $layout, preset: $preset, exemptPeople: $exemptPeople }) {
        startDate
        endDate
        isDraft
        isSample
        text
        problemCount
        problems {
          ...FileProblems_problem
        }
      }
    }
  }
`);

export const CreateExportTemplate = graphql(`
  mutation Admin_ExportTemplates_Create($input: ExportTemplateCreateInput!) {
    exportTemplateCreate(input: $input) {
      exportProfile {
        id
      }
    }
  }
`);

export const UpdateExportTemplate = graphql(`
  mutation Admin_ExportTemplates_Update($input: ExportTemplateUpdateInput!) {
    exportTemplateUpdate(input: $input) {
      exportProfile {
        id
      }
    }
  }
`);

export const DeleteExportTemplate = graphql(`
  mutation Admin_ExportTemplates_Delete($id: ID!) {
    exportTemplateDelete(input: { id: $id }) {
      deletedExportTemplateId
    }
  }
`);
