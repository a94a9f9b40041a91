import { useEffect } from 'react';
import type { HostInvitation, HostPerson } from '#contract/host/people.ts';
import { AskFirst } from '#islands/host/AskFirst.tsx';
import choices from '#islands/host/Choices.module.css';
import { LoadedPart } from '#islands/host/LoadedPart.tsx';
import list from '#islands/host/Rows.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { andFocusHeading } from '#islands/ui/focus-heading.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/people.ts';
import { dayOf } from '#stores/host/moments.ts';
import {
  $people,
  $removing,
  invitedOf,
  loadPeople,
  type Right,
  removeAsked,
  setRight,
  withdraw,
} from '#stores/host/people/people.ts';
import styles from './People.module.css';

export function PeopleList({ ownId }: { ownId: number }) {
  const shown = useValue($people);
  const removing = useValue($removing);
  useEffect(() => void loadPeople(), []);
  const isOwn = removing?.user_id === ownId;
  const homestays = removing ? homestaysOf(removing.properties) : '';
  return (
    <LoadedPart title={messages.people} shown={shown} load={loadPeople}>
      {shown.state === 'ready' && (
        <>
          <ul className={`stack list ${list.rows}`} data-gap="0">
            {shown.people.map((person) => (
              <Person key={person.user_id} person={person} isOwn={person.user_id === ownId} />
            ))}
          </ul>
          {shown.invitations.length > 0 && <h3>{messages.invitations}</h3>}
          <ul className={`stack list ${list.rows}`} data-gap="0">
            {shown.invitations.map((invitation) => (
              <Invited key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </>
      )}
      {removing && (
        <AskFirst
          title={messages.removeTitle(removing.name ?? removing.email)}
          text={isOwn ? messages.removeYourself(homestays) : messages.removeText(homestays)}
          action={messages.remove}
          onKeep={() => $removing.set(undefined)}
          onDo={() => void removeAsked()}
        />
      )}
    </LoadedPart>
  );
}

const homestaysOf = (properties: HostPerson['properties']) => properties.map(({ name }) => name).join(', ');

function Person({ person, isOwn }: { person: HostPerson; isOwn: boolean }) {
  const name = person.name ?? person.email;
  const roles = Map.groupBy(person.properties, ({ role }) => role);
  return (
    <li>
      <span className={styles.who}>
        <strong>
          <span>{name}</span> {isOwn && <span className="chip">{messages.you}</span>}
        </strong>
        {person.name && <small className="soft">{person.email}</small>}
        {[...roles].map(([role, properties]) => (
          <small className="soft" key={role}>
            {messages.roleAt(role, homestaysOf(properties))}
          </small>
        ))}
        {roles.has('staff') && <Rights person={person} name={name} />}
      </span>
      <Button
        size="s"
        kind="quiet"
        aria-label={messages.removeOf(name)}
        onClick={() => $removing.set(person)}
      >
        {messages.remove}
      </Button>
    </li>
  );
}

const RIGHTS = Object.entries(messages.RIGHTS) as [Right, string][];

/** What an owner allows somebody beside the daily work. */
function Rights({ person, name }: { person: HostPerson; name: string }) {
  return (
    <fieldset className={`stack ${choices.list}`} data-gap="1">
      <legend className="visually-hidden">{messages.rightsOf(name)}</legend>
      {RIGHTS.map(([right, label]) => (
        <label key={right}>
          <input
            type="checkbox"
            role="switch"
            checked={person.rights[right]}
            aria-checked={person.rights[right]}
            onChange={({ target }) => void setRight(person, right, target.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Invited({ invitation }: { invitation: HostInvitation }) {
  const { role, expires_at } = invitation;
  const whom = invitedOf(invitation);
  return (
    <li>
      <span className={styles.who}>
        <strong>{whom}</strong>
        <small className="soft">{messages.roleAt(role, messages.until(dayOf(expires_at)))}</small>
      </span>
      <Button
        size="s"
        kind="quiet"
        aria-label={messages.withdrawOf(whom)}
        onClick={andFocusHeading(() => void withdraw(invitation))}
      >
        {messages.withdraw}
      </Button>
    </li>
  );
}
