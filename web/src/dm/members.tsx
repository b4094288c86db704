import { useEffect, useState } from "preact/hooks";
import { send } from "../api/client.ts";
import {
  ChangeRoleDocument,
  InviteDocument,
  MembersDocument,
  RemoveMemberDocument,
  RevokeDocument,
  TransferDmDocument,
} from "../api/generated/graphql.ts";
import type { MembersQuery, Role } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { ConfirmButton } from "../components/confirm-button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { CheckField, ChoiceField, Form, NumberField, TextField, readNumber, readText } from "../components/fields.tsx";
import { useQuery } from "../components/use-query.ts";
import { useTask } from "../components/use-task.ts";
import { Link } from "../router.tsx";
import { texts } from "../texts.ts";
import { QrCode } from "./qr-code.tsx";
import { dmTexts } from "./texts.ts";
import type { PartProps } from "./types.ts";
import { formatMoment } from "../format-moment.ts";

type Campaign = NonNullable<MembersQuery["campaign"]>;

const roles = ["PLAYER", "OBSERVER", "DM"] as const satisfies readonly Role[];
const roleChoices = roles.map((role) => [role, texts.roles[role]] as const);
const readRole = (text: string): Role => roles.find((role) => role === text) ?? "PLAYER";

interface MembersProps {
  readonly id: string;
  readonly campaign: Campaign;
  readonly reload: () => void;
}

/** Who plays, and who may come: roles, invitations, handing the campaign over. */
export const Members = ({ id, changes }: PartProps) => {
  const { data, problem, reload } = useQuery(MembersDocument, { id });
  useEffect(() => {
    if (changes > 0) reload();
  }, [changes]);
  const campaign = data?.campaign;
  if (!campaign) return problem ? <Alert problem={problem} retry={reload} /> : <p role="status">{texts.loading}</p>;
  return (
    <>
      <Alert problem={problem} retry={reload} />
      <MemberList id={id} campaign={campaign} reload={reload} />
      <Inviting id={id} campaign={campaign} reload={reload} />
      <Invitations id={id} campaign={campaign} reload={reload} />
    </>
  );
};

const MemberList = ({ id, campaign, reload }: MembersProps) => {
  const task = useTask();
  const change = (work: () => Promise<unknown>) => void task.run(async () => void (await work(), reload()));
  return (
    <section class="panel">
      <h2>{dmTexts.members}</h2>
      <Alert problem={task.problem} />
      <ul class="rows">
        {campaign.members.map((member) => (
          <MemberRow key={member.userId} id={id} member={member} busy={task.busy} change={change} />
        ))}
      </ul>
    </section>
  );
};

interface RowProps {
  readonly id: string;
  readonly member: Campaign["members"][number];
  readonly busy: boolean;
  readonly change: (work: () => Promise<unknown>) => void;
}

const MemberRow = ({ id, member: { userId, name, role, character }, busy, change }: RowProps) => (
  <li>
    <span>{`${name}${character ? `, ${character.name}` : ""}`}</span>
    <span class="chips">
      <RoleChoice
        name={name}
        role={role}
        busy={busy}
        choose={(chosen) => change(() => send(ChangeRoleDocument, { input: { campaignId: id, userId, role: chosen } }))}
      />
      {role !== "DM" && (
        <>
          <Link to={`/c/${encodeURIComponent(id)}/as/${encodeURIComponent(userId)}`}>{dmTexts.viewAs}</Link>
          <ConfirmButton
            label={dmTexts.makeDm}
            warning={`${dmTexts.makeDmWarning} ${name}`}
            disabled={busy}
            confirm={() => change(() => send(TransferDmDocument, { input: { campaignId: id, userId } }))}
          />
        </>
      )}
      <ConfirmButton
        label={dmTexts.remove}
        warning={`${dmTexts.removeWarning} ${name}`}
        disabled={busy}
        confirm={() => change(() => send(RemoveMemberDocument, { input: { campaignId: id, userId } }))}
      />
    </span>
  </li>
);

interface RoleProps {
  readonly name: string;
  readonly role: Role;
  readonly busy: boolean;
  readonly choose: (role: Role) => void;
}

/** The role of a member. It asks before it takes a DM's role away, which may be the reader's own. */
const RoleChoice = ({ name, role, busy, choose }: RoleProps) => {
  const [asked, setAsked] = useState<Role | null>(null);
  return (
    <>
      <select
        aria-label={`${dmTexts.role}: ${name}`}
        value={asked ?? role}
        disabled={busy}
        onChange={(event) => {
          const chosen = readRole(event.currentTarget.value);
          if (role === "DM") setAsked(chosen);
          else choose(chosen);
        }}
      >
        {roleChoices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {asked && (
        <Dialog title={`${texts.roles[asked]}: ${name}`} close={() => setAsked(null)}>
          <p>{dmTexts.takeRoleWarning}</p>
          <button
            type="button"
            onClick={() => {
              setAsked(null);
              choose(asked);
            }}
          >
            {dmTexts.takeRole}
          </button>
        </Dialog>
      )}
    </>
  );
};

const Inviting = ({ id, campaign, reload }: MembersProps) => {
  const task = useTask();
  const [code, setCode] = useState("");
  const invite = (form: FormData) =>
    task.run(async () => {
      const [hours, maxUses, seat, note] = [
        readNumber(form, "hours"),
        readNumber(form, "uses"),
        readText(form, "seat"),
        readText(form, "note"),
      ];
      const optional = {
        ...(hours !== undefined && { hours }),
        ...(maxUses !== undefined && { maxUses }),
        ...(seat && { seat }),
        ...(note && { note }),
      };
      const made = await send(InviteDocument, {
        input: { campaignId: id, role: readRole(readText(form, "role")), approval: form.has("approval"), ...optional },
      });
      setCode(made.code);
      reload();
    });
  return (
    <Form class="panel" send={(form) => void invite(form)}>
      <h2>{dmTexts.invite}</h2>
      <div class="fields">
        <ChoiceField label={dmTexts.role} name="role" choices={roleChoices} />
        <ChoiceField
          label={dmTexts.seat}
          name="seat"
          choices={[["", dmTexts.anySeat], ...campaign.seats.map(({ key, name }) => [key, name] as const)]}
        />
        <NumberField label={dmTexts.hours} name="hours" value={168} min={1} />
        <NumberField label={dmTexts.uses} name="uses" value={1} min={1} />
        <TextField label={dmTexts.invitationNote} name="note" />
      </div>
      <CheckField label={dmTexts.approval} name="approval" />
      <Alert problem={task.problem} />
      <button disabled={task.busy}>{dmTexts.makeInvitation}</button>
      {code && <InvitationLink code={code} />}
    </Form>
  );
};

/** The link of a new invitation. The server shows its code once and keeps only a hash of it. */
const InvitationLink = ({ code }: { code: string }) => {
  const link = `${location.origin}/join#${code}`;
  return (
    <>
      <p role="status">
        {dmTexts.linkOnce} <a href={link}>{link}</a>{" "}
        <button type="button" class="quiet" onClick={() => void navigator.clipboard.writeText(link)}>
          {dmTexts.copy}
        </button>
      </p>
      <QrCode text={link} label={dmTexts.qrCode} />
    </>
  );
};

const Invitations = ({ id, campaign, reload }: MembersProps) => {
  const task = useTask();
  const open =
    campaign.dm?.invitations.filter(
      ({ revokedAt, expiresAt, uses, maxUses }) =>
        revokedAt === null && new Date(expiresAt) > new Date() && (maxUses === null || uses < maxUses),
    ) ?? [];
  if (open.length === 0) return null;
  const revoke = (invitationKey: string) =>
    task.run(async () => {
      await send(RevokeDocument, { input: { campaignId: id, invitationKey } });
      reload();
    });
  return (
    <section class="panel">
      <h2>{dmTexts.invitations}</h2>
      <Alert problem={task.problem} />
      <ul class="rows">
        {open.map(({ key, role, seat, note, uses, maxUses, expiresAt, approval }) => (
          <li key={key}>
            <span>
              {[texts.roles[role], seat?.name, note, `${uses}/${maxUses ?? "∞"}`, approval && dmTexts.approval].filter(Boolean).join(", ")}{" "}
              <span class="hint">{`${dmTexts.until} ${formatMoment(expiresAt)}`}</span>
            </span>
            <ConfirmButton label={dmTexts.revoke} warning={dmTexts.revokeWarning} disabled={task.busy} confirm={() => void revoke(key)} />
          </li>
        ))}
      </ul>
    </section>
  );
};
