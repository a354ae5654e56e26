import type { ParticipantSummary } from "@inktvis/contract/features/enrolments/participants";
import { knownAs } from "@inktvis/contract/features/people/known-as";
import { participantMessages } from "./participants.nl.ts";

/** Both names of a participant, wherever who organises the course reads of them. */
export const nameOf = ({ name, user }: Pick<ParticipantSummary, "name"> & { user: { nickname: string } | null }) =>
  knownAs({ name, nickname: user?.nickname ?? null }) ?? participantMessages.unknown;
