import type { ParticipantSummary } from "@inktvis/contract/features/enrolments/participants";
import { knownAs } from "@inktvis/contract/features/people/known-as";
import { participantMessages } from "./participants.nl.ts";

/** Both names of a participant, for every page where organisers of the course read about them. */
export const nameOf = ({ name, user }: Pick<ParticipantSummary, "name"> & { user: { nickname: string } | null }) =>
  knownAs({ name, nickname: user?.nickname ?? null }) ?? participantMessages.unknown;
