contract SilkRoad {
    enum Role { None, Supplier, Hospital, Regulator }

    address private constant PATIENT = address(1); // any patient: nobody has a key to it

    constructor() {
        roleOf[msg.sender] = Role.Regulator;
    }

    /// Admits a party, or suspends it with Role.None.
    function setRole(address party, Role role) external {
        require(roleOf[msg.sender] == Role.Regulator, "only a regulator");
        roleOf[party] = role;
    }

    function recall(bytes32 lot) external {
        require(roleOf[msg.sender] == Role.Regulator, "only a regulator");
        recalled[lot] = true;
    }

    /// Packs go into a case first, cases into a lot afterwards. What has left its first holder,
    /// or is offered, stays as it was packed.
    function pack(bytes32 outer, bytes32[] calldata inside) external {
        require(roleOf[msg.sender] == Role.Supplier, "only a supplier packs");
        require(outer != 0 && packedIn[outer] == 0, "packed already");
        require(isFreeFor(outer, msg.sender), "not yours");
        require(trail[outer].length == 0 && offeredTo[outer] == address(0), "handed over already");
        holderOf[outer] = msg.sender;
        for (uint256 i = 0; i < inside.length; i++) {
            bytes32 unit = inside[i];
            require(unit != outer && packedIn[unit] == 0, "packed already");
            require(isFreeFor(unit, msg.sender), "not yours");
            packedIn[unit] = outer;
            delete holderOf[unit];
            delete offeredTo[unit];
        }
    }

    function isFreeFor(bytes32 unit, address party) private view returns (bool) {
        return holderOf[unit] == address(0) || holderOf[unit] == party;
    }

    function open(bytes32 outer, bytes32[] calldata inside) external {
        require(holderOf[outer] == msg.sender, "not yours");
        require(roleOf[msg.sender] != Role.None, "suspended");
        delete offeredTo[outer];
        for (uint256 i = 0; i < inside.length; i++) {
            bytes32 unit = inside[i];
            require(packedIn[unit] == outer && holderOf[unit] == address(0), "not sealed in it");
            holderOf[unit] = msg.sender;
            trail[unit] = trail[outer]; // so that a recalled pack can go back
        }
    }

    /// Ends the record of a pack. Nobody can offer, open or dispense it again.
    function dispense(bytes32 unit) external {
        require(roleOf[msg.sender] == Role.Hospital, "only a hospital dispenses");
        require(holderOf[unit] == msg.sender, "not yours");
        require(!isRecalled(unit), "recalled");
        delete offeredTo[unit];
        holderOf[unit] = PATIENT;
    }

    // The code of the write-up stands here.
}
