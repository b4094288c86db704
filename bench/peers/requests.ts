/** One question in the words of both APIs: the answers are equal, name by name. `$id` is the campaign. */
export interface SharedRequest {
  readonly metric: string;
  readonly own: string;
  readonly peer: string;
}

/** The questions that both are asked: the state of a campaign with nested lists, a page with its total, and the latest turns. */
export const sharedRequests: readonly SharedRequest[] = [
  {
    metric: "q1_state",
    own: `query State($id: ID!) { campaign(id: $id) { name currentTurn contentPacks
      clocks { key name value max }
      threads { key title relatedEntities { key name } }
      members { userId character { key name inventory { quantity item { key name } } } } } }`,
    peer: `query State($id: String!) { campaign: campaignByRowId(rowId: $id) { name currentTurn contentPacks
      clocks: clocksByCampaignIdList(condition: { visibility: "known" }, orderBy: [ROW_ID_ASC]) { key: rowId name value max }
      threads: threadsByCampaignIdList(condition: { visibility: "known" }, orderBy: [ROW_ID_ASC]) {
        key: rowId title relatedEntities: relatedEntitiesList { key: rowId name } }
      members: membersByCampaignIdList(orderBy: [JOINED_AT_ASC]) { userId
        character { key: rowId name inventory: inventoryList(orderBy: [ITEM_ID_ASC]) { quantity: qty item { key: rowId name } } } } } }`,
  },
  {
    metric: "q2_facts",
    own: `query Facts($id: ID!) { campaign(id: $id) { facts(first: 20) { totalCount pageInfo { hasNextPage hasPreviousPage }
      nodes { key predicate text confidence turnNo subject { key name } } } } }`,
    peer: `query Facts($id: String!) { campaign: campaignByRowId(rowId: $id) {
      facts: factsByCampaignId(first: 20, condition: { visibility: "known" }, orderBy: [TURN_NO_ASC, ROW_ID_ASC]) {
        totalCount pageInfo { hasNextPage hasPreviousPage }
        nodes { key: rowId predicate text confidence turnNo subject { key: rowId name } } } } }`,
  },
  {
    metric: "q3_turns",
    own: `query Turns($id: ID!) { campaign(id: $id) { turns(last: 10) {
      nodes { key number input text superseded events { type text } player { userId character { key name } } } } } }`,
    peer: `query Turns($id: String!) { campaign: campaignByRowId(rowId: $id) {
      turns: eventsByCampaignId(last: 10, condition: { kind: "turn", supersededBy: null }, orderBy: [SEQ_ASC]) {
        nodes { key: rowId number: turnNo input: playerInput text: finalText superseded
          events: partsList { type text } player { userId character { key: rowId name } } } } } }`,
  },
];
