/** The caller's role in the contest; the last two are roles of the site. */
export const COLUMNS = [
  "visitor",
  "member",
  /** Accepted an invitation, but did not start an entry. */
  "invited",
  /** Started an entry that is complete but not handed in. */
  "begun",
  "entrant",
  "juror",
  "organiser",
  /** Organises other contests. */
  "other",
  "admin",
] as const;
export type Column = (typeof COLUMNS)[number];

/** The first four are of an interactive contest, the last two of a display contest. */
export const STATES = ["unpublished", "open", "over", "ended", "hidden", "shown"] as const;
export type State = (typeof STATES)[number];

/**
 * The outcome of every action by state and role (docs/product/contests.md#permissions): ok, or the status of the
 * refusal. A dash is an impossible combination: nobody is invited, enters or judges before publication, or in a display
 * contest. Actions on an entry or a juror target somebody else's, except withdrawing.
 *
 * Written by hand: the tests check the rules of the product.
 */
export const TABLE = `
action                                states                    visitor member invited begun entrant juror organiser other admin

contests.get                          unpublished,hidden        404     404    -       -     -       -     ok        404   ok
contests.get                          open,over,ended           ok      ok     ok      ok    ok      ok    ok        ok    ok
contests.get                          shown                     ok      ok     -       -     -       -     ok        ok    ok
contests.update                       unpublished,hidden,shown  401     403    -       -     -       -     ok        404   ok
contests.update                       open,over,ended           401     403    403     403   403     403   ok        404   ok
contests.publish                      unpublished,hidden,shown  401     403    -       -     -       -     ok        404   ok
contests.publish                      open,over,ended           401     403    403     403   403     403   ok        404   ok
contests.unpublish                    unpublished,hidden,shown  401     403    -       -     -       -     ok        404   ok
contests.unpublish                    open,over,ended           401     403    403     403   403     403   422       404   422
contests.end                          unpublished,hidden,shown  401     403    -       -     -       -     422       404   422
contests.end                          open,over,ended           401     403    403     403   403     403   ok        404   ok
contests.delete                       unpublished,hidden,shown  401     403    -       -     -       -     ok        404   ok
contests.delete                       open,over,ended           401     403    403     403   403     403   422       404   422
contests.resultMails                  unpublished,hidden,shown  401     403    -       -     -       -     ok        404   ok
contests.resultMails                  open,over,ended           401     403    403     403   403     403   ok        404   ok
contests.winners                      unpublished,hidden,shown  401     403    -       -     -       -     ok        404   ok
contests.winners                      open,over,ended           401     403    403     403   403     403   ok        404   ok
contests.staffActs                    unpublished,hidden,shown  401     403    -       -     -       -     ok        404   ok
contests.staffActs                    open,over,ended           401     403    403     403   403     403   ok        404   ok

results.get                           unpublished,hidden,shown  404     404    -       -     -       -     404       404   404
results.get                           open,over,ended           404     404    404     404   404     404   ok        404   ok
results.save                          unpublished,hidden,shown  401     403    -       -     -       -     422       404   422
results.save                          open,over,ended           401     403    403     403   403     403   ok        404   ok
results.release                       unpublished,hidden,shown  401     403    -       -     -       -     422       404   422
results.release                       open,over,ended           401     403    403     403   403     403   422       404   422
results.withdraw                      unpublished,hidden,shown  401     403    -       -     -       -     ok        404   ok
results.withdraw                      open,over,ended           401     403    403     403   403     403   ok        404   ok
results.allowLink                     open,over,ended           401     404    404     ok    ok      404   404       404   404

contestInvitations.inviteJury         unpublished,hidden,shown  401     403    -       -     -       -     422       404   422
contestInvitations.inviteJury         open,over                 401     403    403     403   403     403   ok        404   ok
contestInvitations.inviteJury         ended                     401     403    403     403   403     403   422       404   422
contestInvitations.inviteParticipants unpublished,hidden,shown  401     403    -       -     -       -     422       404   422
contestInvitations.inviteParticipants open,over                 401     403    403     403   403     403   ok        404   ok
contestInvitations.inviteParticipants ended                     401     403    403     403   403     403   422       404   422
contestInvitations.ofJury             unpublished,hidden,shown  401     403    -       -     -       -     ok        404   ok
contestInvitations.ofJury             open,over,ended           401     403    403     403   403     403   ok        404   ok
contestInvitations.ofParticipants     unpublished,hidden,shown  401     403    -       -     -       -     ok        404   ok
contestInvitations.ofParticipants     open,over,ended           401     403    403     403   403     403   ok        404   ok
invitations.delete                    open,over,ended           401     410    410     410   410     410   ok        410   ok
contestInvitations.byToken            open,over                 ok      ok     ok      ok    ok      ok    ok        ok    ok
contestInvitations.byToken            ended                     403     403    403     403   403     403   403       403   403
contestInvitations.decline            open,over                 ok      ok     ok      ok    ok      ok    ok        ok    ok
contestInvitations.decline            ended                     403     403    403     403   403     403   403       403   403
contestInvitations.use                open,over                 401     403    ok      403   403     403   403       403   403
contestInvitations.use                ended                     401     403    403     403   403     403   403       403   403

participations.get                    unpublished,hidden        401     404    -       -     -       -     ok        404   ok
participations.get                    open,over,ended           401     ok     ok      ok    ok      ok    ok        ok    ok
participations.get                    shown                     401     ok     -       -     -       -     ok        ok    ok
participations.textLengths            unpublished,hidden        401     404    -       -     -       -     ok        404   ok
participations.textLengths            open,over,ended           401     ok     ok      ok    ok      ok    ok        ok    ok
participations.textLengths            shown                     401     ok     -       -     -       -     ok        ok    ok
participations.start                  unpublished,hidden        401     404    -       -     -       -     422       404   422
participations.start                  open                      401     ok     ok      ok    ok      422   422       ok    ok
participations.start                  over,ended                401     422    422     ok    ok      422   422       422   422
participations.start                  shown                     401     422    -       -     -       -     422       422   422
participations.start:closed           open                      401     422    ok      ok    ok      422   422       422   422
participations.saveContributions      unpublished,hidden        401     404    -       -     -       -     422       404   422
participations.saveContributions      open                      401     422    422     ok    422     422   422       422   422
participations.saveContributions      over,ended                401     422    422     422   422     422   422       422   422
participations.saveContributions      shown                     401     422    -       -     -       -     422       422   422
participations.saveData               unpublished,hidden        401     404    -       -     -       -     422       404   422
participations.saveData               open                      401     422    422     ok    422     422   422       422   422
participations.saveData               over,ended                401     422    422     422   422     422   422       422   422
participations.saveData               shown                     401     422    -       -     -       -     422       422   422
participations.finalize               unpublished,hidden        401     404    -       -     -       -     422       404   422
participations.finalize               open                      401     422    422     ok    ok      422   422       422   422
participations.finalize               over,ended                401     422    422     422   ok      422   422       422   422
participations.finalize               shown                     401     422    -       -     -       -     422       422   422
participations.withdraw               open,over                 401     404    404     ok    ok      404   404       404   404
participations.withdraw               ended                     401     404    404     422   422     404   404       404   404
participations.reopen                 open                      401     403    403     403   403     403   ok        404   ok
participations.reopen                 over,ended                401     403    403     403   403     403   422       404   422
participations.feedback               unpublished,hidden,shown  401     404    -       -     -       -     404       404   404
participations.feedback               open,over                 401     404    404     404   404     404   404       404   404
participations.feedback               ended                     401     404    404     404   ok      404   404       404   404

contributions.list                    unpublished,hidden,shown  401     403    -       -     -       -     ok        404   ok
contributions.list                    open,over,ended           401     403    403     403   403     403   ok        404   ok
contributions.get                     open,over,ended           401     404    404     404   404     ok    ok        404   ok
contributions.setState                open,over                 401     403    403     403   403     403   ok        404   ok
contributions.setState                ended                     401     403    403     403   403     403   422       404   422
contributions.updateFeedback          open,over                 401     403    403     403   403     403   ok        404   ok
contributions.updateFeedback          ended                     401     403    403     403   403     403   422       404   422

contestMessages.list                  unpublished,hidden,shown  401     403    -       -     -       -     ok        404   ok
contestMessages.list                  open,over,ended           401     403    403     403   403     403   ok        404   ok
contestMessages.recipients            unpublished,hidden,shown  401     403    -       -     -       -     ok        404   ok
contestMessages.recipients            open,over,ended           401     403    403     403   403     403   ok        404   ok
contestMessages.preview               unpublished,hidden,shown  401     403    -       -     -       -     ok        404   ok
contestMessages.preview               open,over,ended           401     403    403     403   403     403   ok        404   ok
contestMessages.send                  unpublished,hidden,shown  401     403    -       -     -       -     422       404   422
contestMessages.send                  open,over,ended           401     403    403     403   403     403   ok        404   ok

participations.begun                  unpublished,hidden,shown  401     403    -       -     -       -     ok        404   ok
participations.begun                  open,over,ended           401     403    403     403   403     403   ok        404   ok

jury.contributions                    unpublished,hidden,shown  401     404    -       -     -       -     404       404   404
jury.contributions                    open,over,ended           401     404    404     404   404     ok    404       404   404
jury.score                            open,over                 401     404    404     404   404     ok    404       404   404
jury.score                            ended                     401     404    404     404   404     422   404       404   404
jury.abstain                          open,over                 401     404    404     404   404     ok    404       404   404
jury.abstain                          ended                     401     404    404     404   404     422   404       404   404
jury.remark                           open,over                 401     404    404     404   404     ok    404       404   404
jury.remark                           ended                     401     404    404     404   404     422   404       404   404
jury.members                          unpublished,hidden,shown  401     403    -       -     -       -     ok        404   ok
jury.members                          open,over,ended           401     403    403     403   403     403   ok        404   ok
jury.assign                           open,over                 401     403    403     403   403     403   ok        404   ok
jury.assign                           ended                     401     403    403     403   403     403   422       404   422
jury.remind                           open,over                 401     403    403     403   403     403   ok        404   ok
jury.remind                           ended                     401     403    403     403   403     403   422       404   422
jury.remove                           open,over                 401     403    403     403   403     403   ok        404   ok
jury.remove                           ended                     401     403    403     403   403     403   422       404   422

contestExports.pdf                    unpublished,hidden,shown  401     404    -       -     -       -     422       404   422
contestExports.pdf                    open,over,ended           401     404    404     404   404     ok    ok        404   ok
contestExports.csv                    unpublished,hidden,shown  401     403    -       -     -       -     ok        404   ok
contestExports.csv                    open,over,ended           401     403    403     403   403     403   ok        404   ok
`;

/** Actions without a contest; access-matrix.ts has their access. */
export const WITHOUT_CONTEST = [
  "contests.create",
  "contests.managed",
  "participations.mine",
  "jury.mine",
  "contestExports.progress",
];
/** Actions that need an entry, a juror or an invitation. */
export const NEEDS_ENTRY =
  /^(invitations\.delete|contestInvitations\.(byToken|decline|use)|participations\.(withdraw|reopen|start:closed)|results\.allowLink|contributions\.(get|setState|updateFeedback)|jury\.(score|abstain|remark|assign|remind|remove))$/;
