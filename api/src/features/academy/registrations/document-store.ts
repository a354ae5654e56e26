import type { DocumentExtension, DocumentKind } from "@inktvis/contract/features/academy/documents";

/** Not reachable by any address: /media serves pictures and downloads only. */
export const documentFolder = (registrationId: string) => `academy/${registrationId}/`;

interface StoredDocument {
  registrationId: string;
  kind: DocumentKind;
  extension: DocumentExtension;
}
export const documentKey = ({ registrationId, kind, extension }: StoredDocument) =>
  `${documentFolder(registrationId)}${kind}.${extension}`;

export const DOCUMENT_TYPES: Record<DocumentExtension, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};
